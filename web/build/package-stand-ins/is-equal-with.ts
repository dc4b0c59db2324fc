/** Arco's tabs compare four numbers by it, without a function of their own. */
export { compareShallow as default } from 'mobx';
