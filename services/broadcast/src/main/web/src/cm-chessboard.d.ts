/** The component ships no types; this page uses these few names of it. */
declare module 'cm-chessboard/src/Chessboard.js' {
  export const COLOR: { white: 'w'; black: 'b' };
  export const Chessboard: new (root: HTMLElement, props: object) => any;
}
declare module 'cm-chessboard/src/model/Extension.js' {
  export const EXTENSION_POINT: Record<string, string>;
  export class Extension {
    constructor(chessboard: unknown);
    protected chessboard: any;
    protected registerExtensionPoint(name: string, callback: () => void): void;
  }
}
