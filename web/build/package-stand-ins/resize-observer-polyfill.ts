/** All target browsers support ResizeObserver. */
export default globalThis.ResizeObserver;
