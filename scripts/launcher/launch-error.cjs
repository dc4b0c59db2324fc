'use strict';

/** What a person can put right. The message is one sentence that says how; no stack trace is shown. */
class LaunchError extends Error {}

module.exports = { LaunchError };
