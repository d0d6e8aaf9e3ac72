/** From here to the end of the test file every element that waits to be scrolled into view is in view. */
export function allIsInView(): void {
  globalThis.IntersectionObserver = class {
    constructor(private readonly tell: IntersectionObserverCallback) {}
    observe(target: Element) {
      const entry = { target, isIntersecting: true } as IntersectionObserverEntry;
      queueMicrotask(() => this.tell([entry], this as unknown as IntersectionObserver));
    }
    unobserve() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
}
