import type { HelpTopic } from '@dwang/shell-api';

const about = (section: string, topics: Record<string, [title: string, body: string, ...names: string[]]>): HelpTopic[] =>
  Object.entries(topics).map(([id, [title, body, ...names]]) => ({ id, section, title, body, names }));

const started = about('Getting Started', {
  'signing-in': [
    'Signing in and out',
    'Sign in with your username or your e-mail address. If your session ends while you work, a dialog asks for your password and what is on the screen stays. Logout in the account menu signs you out and clears your data from this device; drafts of forms and unsent work stay for you alone. On a device that others use too, check the box for it at sign-in: you are then signed out when the browser is closed, and nothing stays without a question.',
  ],
  'finding-your-way': [
    'Finding your way',
    'The bar at the bottom leads to every part of {app}. The logo opens Jobs. The magnifying glass, Ctrl K or / finds jobs, clients, invoices, screens and help. Your picture at the top right holds Profile, Settings, Help and Logout.',
  ],
  'header-timer': [
    'The timer in the header',
    'While time is running, the header of every screen shows it in orange with the job. Press it to stop and save, pause, write a note or switch to another job. A timer that has run for more than ten hours or past midnight asks what to do with it.',
  ],
  install: [
    'Installing {app}',
    'Where the browser can install it, a card offers it a few seconds after the page has opened. Not now hides the card for 24 hours. On an iPhone or iPad use Share, then Add to Home Screen.',
  ],
  appearance: [
    'Light, dark and high contrast',
    'Settings offers a light and a dark theme, or the one of your device, and a high contrast for bright sun. Eco Mode at the foot of the page saves battery by calming the moving background; Full Graphics brings it back.',
  ],
  printing: [
    'Printing',
    'Print Manual prints this manual. Lists, jobs and invoices print from the browser’s menu: bars, buttons and filters are left out, and the dark theme prints in light colours.',
  ],
  updates: [
    'A new version',
    'When {app} has been updated, a message offers to reload. Until you do, the page goes on working as it is, and what you have typed is kept.',
  ],
});

const offline = about('Working Offline', {
  offline: [
    'Without a network',
    'On the first visit the header says Offline ready as soon as all of {app} is on this device, a few seconds after the page has opened; Settings says so at any time. From then on {app} opens without a network and shows what this device has kept. The header then says Offline, and you stay signed in. The timer, time entries, notes, photos, measurements, results of tools and the arrangement of your dashboard work as usual; they are saved on this device and sent in order when the network is back.',
  ],
  unsent: [
    'Unsent work',
    'The header says how much is unsent; press it to see the list. Rows that wait are marked Saved on this device. What the server refused is marked Needs attention, with the reason: mend it, send it again, discard it, or export all of it as a file. Nothing is thrown away by itself, not even when you sign out.',
  ],
  'two-devices': [
    'The same thing changed on two devices',
    'Notes and names are merged. For hours and money both versions are shown, and you choose which one counts.',
  ],
  'shared-device': [
    'Sharing a device',
    'Unsent work belongs to the person who did it. Somebody else who signs in on the same device neither sees nor sends it; it waits until you sign in again.',
  ],
});

const notifications = about('Notifications', {
  bell: [
    'The bell',
    'The bell counts what you have not read: overdue invoices and those due within three days, accepted quotes, weather that endangers a booked day, a forgotten timer, jobs shared with you, weeks that were handed in, approved or returned, and work that could not be sent. View all notifications opens the list with filters.',
  ],
  push: [
    'Messages while {app} is closed',
    'Settings switches push messages on for each device, where the browser and the server can do it, and each kind on or off for the app and for push.',
  ],
});

const voice = about('Voice Commands', {
  speaking: [
    'Talking to {app}',
    'Alt+V shows and hides the voice bar, Escape hides it. Press Voice Commands and speak; half a breath after you stop, {app} shows what it understood. Where the browser cannot listen, type the same words after Ctrl K.',
    'Voice Commands',
  ],
  'what-to-say': [
    'What you can say',
    'Open jobs. Start the timer on the Smith deck. Stop the timer. Log two and a half hours on Smith deck yesterday. Half seven to four on the Jones job, half hour lunch. What is 3.6 by 2.4. Is tomorrow fit for painting. New job. Measure, level, angle, calculator, camera or sound opens the tool.',
  ],
  confirming: [
    'Nothing changes unasked',
    'Whatever would change something is shown on a card first: mend it, confirm it, or leave it. After that, Undo takes it back.',
  ],
});

const questions = about('FAQ', {
  'lost-signal': [
    'Is anything lost when the signal goes?',
    'No. What you do is saved on this device first and sent when the network is back, once.',
  ],
  'forgot-to-stop': [
    'I forgot to stop the timer. What now?',
    'Press the timer in the header: it offers to cut the time at your last activity or at a time that you choose, or to discard it.',
  ],
  'billed-entry': [
    'Why can I not change a time entry?',
    'It is on an invoice. Void the invoice to free its hours, change them, and invoice them again.',
  ],
  'weather-source': [
    'Where does the weather come from?',
    'From Open-Meteo, where the server can reach it. Otherwise it is made up and marked Simulated: do not plan by it.',
  ],
  'lost-phone': [
    'I use an authenticator app and have lost my phone. How do I sign in?',
    'With one of your recovery codes: press Use a recovery code instead, after the password. Each works once. Then press Replace app under Settings, Security, and set up the new phone.',
  ],
  'safe-sign-in': [
    'How do I make my sign-in safer?',
    'Under Settings, Security you can set up an authenticator app, or add passkeys that sign you in by finger, face or PIN without the password. From then on the password alone is not enough.',
  ],
  'second-step-for-all': [
    'Can I ask my whole team to use a second step?',
    'Yes, as an owner. Set up your own under Settings, Security first, then tick Ask everybody for a second step in your profile, under Your company. Whoever has none is led to it before anything else; work that waits on their phone is sent afterwards.',
  ],
  'confirm-email': [
    'Why am I asked to confirm my email?',
    'So that nobody sends letters in your name from an address that is not theirs. Open the link in our letter. Until an owner has done that, the company cannot invite people or send letters; all else works.',
  ],
  'own-data': [
    'Can I take my data with me?',
    'Yes. Settings exports everything as one zip of JSON, CSV and files, and can close your account.',
  ],
  'close-company': [
    'How do I close my company, and can I take that back?',
    'Delete account under Settings, Your data closes it when you are its only owner and hand it to nobody. If it has hours or issued invoices, everybody works on for 14 more days: the day stands on top of every page of its owners, beside Keep the company, and the team is told. After that day all accounts are deleted; hours, jobs and invoices are kept out of sight for as long as the law asks. A company without hours and issued invoices closes at once.',
  ],
  'move-company': [
    'How do I move my company to another {app}?',
    'As its owner, download the export under Settings, Your data. Register a new company at the other {app}, and choose Import an export there before anything is entered. All of it is checked first and comes as a whole or not at all. Then invite your people with the email they had: their hours are theirs again.',
  ],
});

const support = about('Support', {
  hours: [
    'Support hours',
    'Monday to Friday, 8am-6pm, New Zealand time. Send Feedback at the top of this page tells us about a problem, an idea or a question; without a network what you have written is kept as a draft.',
  ],
});

/** The manual's topics about the shell itself; every other topic comes with the remote that it explains. */
export const OWN_TOPICS: HelpTopic[] = [...started, ...offline, ...notifications, ...voice, ...questions, ...support];
