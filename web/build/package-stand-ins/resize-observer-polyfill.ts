/** Every browser that the build is made for has one. */
export default globalThis.ResizeObserver;
