class StubResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** Node's own MessageChannel would keep jest alive; antd's forms only need the message to arrive later. */
class TimerMessageChannel {
  constructor() {
    const port = () => ({ onmessage: null, close() {}, start() {} });
    const [one, other] = [port(), port()];
    const link = (from, to) => {
      from.postMessage = (data) => setTimeout(() => to.onmessage?.({ data }), 0);
    };
    link(one, other);
    link(other, one);
    this.port1 = one;
    this.port2 = other;
  }
}

const matchMedia = (query) => ({
  matches: false,
  media: query,
  onchange: null,
  addEventListener() {},
  removeEventListener() {},
  addListener() {},
  removeListener() {},
  dispatchEvent: () => false,
});

const computedStyle = window.getComputedStyle.bind(window);
window.getComputedStyle = (element) => computedStyle(element);
window.matchMedia ??= matchMedia;
window.scrollTo = () => {};
globalThis.ResizeObserver ??= StubResizeObserver;
globalThis.MessageChannel ??= TimerMessageChannel;
