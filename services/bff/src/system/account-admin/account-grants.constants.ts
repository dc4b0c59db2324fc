/** For how many days at most something is given. Then somebody decides again whether it is still needed. */
export const GRANT_DAYS = 366;
