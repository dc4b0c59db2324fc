/** Who does nothing for longer has left; what the person does then begins another visit. */
export const PAUSE = '30 minutes';
