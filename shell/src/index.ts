import './first-paint.css';
import { preloadRemoteOf } from './federation/preload';
import { startRemotes } from './federation/remotes';

// The list of remotes is asked for before anything else, so that it arrives while the shell itself is still on its way.
void startRemotes();
preloadRemoteOf(location.pathname);
void import(/* webpackChunkName: "bootstrap" */ './bootstrap');
