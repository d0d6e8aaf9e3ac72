import { createStore, serverNow } from '@dwang/client';
import { applyTheme, setNow } from '@dwang/kit';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app';
import { keepForOffline } from './offline/keep-for-offline';
import { provided } from './providers';
import { reportUncaught } from './screens/error/report-uncaught';

const place = document.getElementById('root');
if (!place) throw new Error('index.html has no #root');

applyTheme();
setNow(serverNow);
reportUncaught();
createRoot(place).render(
  <StrictMode>
    <App store={createStore()} />
  </StrictMode>,
);
keepForOffline(provided);
