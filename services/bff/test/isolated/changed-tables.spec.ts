// In one file, so that the application is loaded once. The role comes first: operations read its table when they are loaded.
import './third-role.js';
import './two-approvers.js';
