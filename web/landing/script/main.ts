// The page works without this script. The script adds a link to the dashboard for signed-in users, keeps the
// current section when the language changes, and resends messages on a bad connection.
import '../styles/landing.css';
import { watchAccount } from './account';
import { enhanceForms } from './forms';
import { enhanceHeader } from './header';

watchAccount();
enhanceHeader();
enhanceForms();
