// The pieces of this page, drawn for it: one outline per kind on a tile of 40 by 40, in both colours. The build writes them to
// public/pieces.svg.
import { writeFileSync } from 'node:fs';

const base = (x, width) => `<rect x="${x}" y="30.2" width="${width}" height="4.3" rx="1.7"/>`;

/** Body: filled and outlined. Detail: lines on it. Marks: small filled shapes on it. */
const kinds = {
  p: {
    body: `<path d="M17.3 19.5C17.2 24.6 14.8 27.4 12.6 30.4H27.4C25.2 27.4 22.8 24.6 22.7 19.5Z"/>
      <circle cx="20" cy="13.4" r="4.9"/><rect x="14.7" y="17.8" width="10.6" height="2.5" rx="1.25"/>${base(10.6, 18.8)}`,
    detail: '',
    marks: '',
  },
  r: {
    body: `<path d="M14.4 16.8H25.6L27 30.4H13Z"/>
      <path d="M10.8 8.2H15V11H17.9V8.2H22.1V11H25V8.2H29.2V14.4L26.4 17.6H13.6L10.8 14.4Z"/>${base(9.8, 20.4)}`,
    detail: '<path d="M13.9 17.6H26.1M13.5 27.4H26.5"/>',
    marks: '',
  },
  n: {
    body: `<path d="M12.8 30.4C12.8 25.2 17.2 23.6 18 19.4C16.4 20.9 14.4 21 13 22.6C12.2 23.5 11.3 24.6 10.1 24C8.6 23.2 7.8 21.7
      8.2 20.2C8.8 18 11.1 16 11.6 13.5C11.9 11.9 12.9 10.7 14.1 9.8L13.6 6.2L17.3 8.3C24.7 7.6 30.3 12.9 30.5 21C30.6 24.6
      30 27.6 29.6 30.4Z"/>${base(10.4, 20.4)}`,
    detail: '<path d="M20.2 10.6C25.2 12.2 27.5 17 27.3 24.6"/>',
    marks: '<circle cx="15.7" cy="13.7" r="1.15"/><circle cx="10.6" cy="20.9" r=".75"/>',
  },
  b: {
    body: `<path d="M15.6 26.4H24.4L27.6 30.6H12.4Z"/>
      <path d="M20 8.6C25.2 12.8 27.2 16.6 27.2 20C27.2 23.4 24.6 25.4 20 25.4C15.4 25.4 12.8 23.4 12.8 20C12.8 16.6 14.8 12.8 20 8.6Z"/>
      <circle cx="20" cy="7" r="2"/><rect x="14" y="24.6" width="12" height="2.7" rx="1.35"/>${base(10.2, 19.6)}`,
    detail: '<path d="M20 14.6V21M17 17.6H23"/>',
    marks: '',
  },
  q: {
    body: `<path d="M8.3 13.6L12.4 27.4H27.6L31.7 13.6L26.3 19.9L26 11L21.9 18.9L20 9.9L18.1 18.9L14 11L13.7 19.9Z"/>
      <circle cx="7.6" cy="12.2" r="1.9"/><circle cx="13.8" cy="9.2" r="1.9"/><circle cx="20" cy="7.9" r="1.9"/>
      <circle cx="26.2" cy="9.2" r="1.9"/><circle cx="32.4" cy="12.2" r="1.9"/>
      <path d="M12.2 26.2H27.8L27 30.6H13Z"/>${base(10.4, 19.2)}`,
    detail: '<path d="M13.6 28.3H26.4"/>',
    marks: '',
  },
  k: {
    body: `<path d="M18.8 4.6H21.2V7H23.6V9.3H21.2V14H18.8V9.3H16.4V7H18.8Z"/>
      <path d="M20 15C21.4 12.4 24.5 11.5 27.6 12.5C31.6 13.8 32.7 17.8 30.6 21.2L27.6 26.6H12.4L9.4 21.2C7.3 17.8 8.4 13.8 12.4
      12.5C15.5 11.5 18.6 12.4 20 15Z"/><path d="M12.2 26.2H27.8L27 30.6H13Z"/>${base(10.4, 19.2)}`,
    detail: '<path d="M20 15.4V25.6M13.6 28.3H26.4"/>',
    marks: '',
  },
};

const colours = {
  w: { fill: '#fffdf8', line: '#332e2a', detail: '#332e2a' },
  b: { fill: '#37322f', line: '#171412', detail: '#e8e0d2' },
};

const symbols = Object.entries(colours).flatMap(([colour, paint]) =>
  Object.entries(kinds).map(
    ([kind, { body, detail, marks }]) => `<g id="${colour}${kind}" stroke-linejoin="round" stroke-linecap="round">
    <g fill="${paint.fill}" stroke="${paint.line}" stroke-width="1.3">${body}</g>
    <g fill="none" stroke="${paint.detail}" stroke-width="1.2">${detail}</g><g fill="${paint.detail}">${marks}</g>
  </g>`,
  ),
);

const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40" width="40" height="40">
  ${symbols.join('\n  ')}
</svg>
`;
writeFileSync(new URL('./public/pieces.svg', import.meta.url), svg.replace(/\s*\n\s*/g, '\n'));
