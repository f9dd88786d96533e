/** The part of the DOM that the measuring functions use: the backend's compiler has no DOM types. */
export interface PageElement {
  readonly tagName: string;
  readonly classList: Iterable<string>;
  readonly textContent: string | null;
  readonly parentElement: PageElement | null;
  readonly ownerDocument: PageDocument;
  readonly scrollWidth: number;
  readonly clientWidth: number;
  readonly isConnected: boolean;
  readonly labels?: Iterable<PageElement> | null;
  matches(selector: string): boolean;
  closest(selector: string): PageElement | null;
  contains(other: PageElement | null): boolean;
  checkVisibility(options?: object): boolean;
  getAttribute(name: string): string | null;
  getBoundingClientRect(): Rectangle;
  scrollIntoView(options: object): void;
}

/** An element's box in the window, in pixels. */
export interface Rectangle {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly width: number;
  readonly height: number;
}

interface PageText {
  readonly data: string;
  readonly parentElement: PageElement;
}

interface PageDocument {
  readonly body: PageElement;
  readonly activeElement: PageElement | null;
  readonly defaultView: PageView;
  createTreeWalker(from: PageElement, show: number): { nextNode(): PageText | null };
  createRange(): { selectNodeContents(text: PageText): void; getBoundingClientRect(): Rectangle };
  querySelectorAll(selector: string): Iterable<PageElement>;
  elementFromPoint(x: number, y: number): PageElement | null;
}

interface PageView {
  readonly scrollX: number;
  readonly innerWidth: number;
  readonly innerHeight: number;
  readonly NodeFilter: { readonly SHOW_TEXT: number };
  getComputedStyle(element: PageElement): Readonly<Record<string, string>>;
}
