/** Replaces Arco's ResizeBox, which its Sider renders when it is resizable. We have none. */
export default function ResizeBox(): never {
  throw new Error('No Sider here is resizable.');
}
