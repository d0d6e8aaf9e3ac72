import type { HelpTopic } from '@dwang/shell-api';

const SECTION = 'Getting Started';

/** The manual's topics about the shell itself; every other topic comes with the remote that it explains. */
export const OWN_TOPICS: HelpTopic[] = [
  {
    id: 'signing-in',
    section: SECTION,
    title: 'Signing in and out',
    body: 'Sign in with your username or your e-mail address. If your session ends while you work, a dialog asks for your password and what is on the screen stays. Logout in the account menu signs you out and clears your data from this device; drafts of forms stay.',
  },
  {
    id: 'finding-your-way',
    section: SECTION,
    title: 'Finding your way',
    body: 'The bar at the bottom leads to every part of Dwang. The logo opens Jobs. Your name at the top right holds Profile, Settings, Help and Logout. While a timer runs it is shown in orange in the header; tap it to open the dashboard.',
  },
  {
    id: 'install',
    section: SECTION,
    title: 'Installing Dwang',
    body: 'Where the browser can install it, a card offers it a few seconds after the page has opened. Not now hides the card for 24 hours. On an iPhone or iPad use Share, then Add to Home Screen.',
  },
  {
    id: 'offline',
    section: SECTION,
    title: 'Without a network',
    body: 'After one visit Dwang opens without a network and shows what this device has kept. The header then says Offline, and you stay signed in. Changes are saved when they reach the server.',
  },
  {
    id: 'appearance',
    section: SECTION,
    title: 'Light, dark and high contrast',
    body: 'Settings offers a light and a dark theme, or the one of your device, and a high contrast for bright sun. Eco Mode saves battery by calming the moving background.',
  },
];
