/** For `--import`: prints the URL of each module as it is loaded. NODE_OPTIONS allows neither spaces nor double quotes in it. */
export const PRINT_LOADED =
  'data:text/javascript,' +
  "import{registerHooks}from'node:module';" +
  'registerHooks({load(url,context,next){process._rawDebug(url);return(next(url,context))}})';
