/** Stands in for axios's second adapter; see lean-libraries.ts. Null is how axios says that one is not there. */
export const getFetch = () => null;
export default null;
