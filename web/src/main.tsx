import '@arco-design/web-react/es/_util/react-19-adapter';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app';
import { startI18n } from './app/i18n/i18n';
import { warmUp } from './app/navigation/load-screen';
import { addLiveRegions } from './shared/announcements/live-regions';
import { keepFocus } from './shared/focus/keep-focus';
import { offerReload } from './shared/ui/feedback/offer-reload';
import { loadPolyfills } from './shared/polyfills/load-polyfills';
import { connectTransport } from './shared/session/connect-transport';
import { syncWithOtherTabs } from './app/sync-with-other-tabs';
import { watchTheme } from './shared/settings/theme';
import { watchThemeColor } from './shared/settings/theme-color';
import './shared/styles/tokens.css';
import './shared/styles/base.css';

// public/notice.js waits for it.
document.documentElement.dataset.started = '';

const container = document.getElementById('root');
if (container === null) throw new Error('index.html has no #root');

addLiveRegions(document.body);
watchTheme();
watchThemeColor(offerReload);
syncWithOtherTabs();
connectTransport();
warmUp(location.pathname);

// No top-level await: in WebKit, chunks that import this one back would never run.
void loadPolyfills()
  .then(startI18n)
  .then(() => {
    createRoot(container).render(
      <StrictMode>
        <App />
      </StrictMode>,
    );
    keepFocus();
  })
  .catch((error: unknown) => {
    // public/notice.js says so, because no texts may have been loaded.
    document.dispatchEvent(new Event('start-failed'));
    throw error;
  });
