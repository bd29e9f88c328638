import { defineConfig } from 'vite';

/** Relative addresses, so that the page also works behind a path; in development the service answers on its own port. */
const service = process.env.CHATRANG_BROADCAST ?? 'http://127.0.0.1:8083';

export default defineConfig({
  base: './',
  build: { target: 'es2022', emptyOutDir: true, assetsInlineLimit: 0, reportCompressedSize: false },
  server: { proxy: { '/api': service, '/pgn': service } },
});
