// The page works without this. It adds what only a script can: the way back for those who are signed in, the same
// section in the other language, and messages that arrive over a bad line.
import '../styles/landing.css';
import { followAccount } from './account';
import { enhanceForms } from './forms';
import { enhanceHeader } from './header';

followAccount();
enhanceHeader();
enhanceForms();
