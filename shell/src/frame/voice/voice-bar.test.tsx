import { Preferences } from '@dwang/contracts';
import { Route, Routes } from '@dwang/kit';
import { aProject, aUser, entriesOf, expectText, fakeApi, NO_NETWORK, projectsOf } from '@dwang/testing/web';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { freshDevice, renderWithSession } from '../../session/testing/render-signed';
import { Frame } from '..';
import { closeAnswer } from '../commands/shown-answer';
import { FakeSpeech, withSpeech } from './testing/fake-speech';
import { hideVoice } from './voice-state';

const preferences = Preferences.parse({ version: 1 });
const deck = aProject({ id: 5, name: 'Smith deck' });
const body = {
  projectId: 5,
  projectName: 'Smith deck',
  day: '2026-11-26',
  start: null,
  end: null,
  seconds: 9000,
  breakSeconds: 0,
  notes: '',
  hourlyRate: null,
};
const log = {
  intent: 'time',
  action: 'log',
  parameters: {},
  proposal: { kind: 'create-time-entry', body, needs: [], summary: ['Log 2:30 hours', 'Smith deck', 'Thu 26 Nov 2026'] },
  readBy: 'grammar',
};

beforeEach(() => {
  withSpeech();
  act(() => {
    hideVoice();
    closeAnswer();
  });
});

async function open(handlers: Parameters<typeof fakeApi>[0] = {}, address = '/timesheet') {
  freshDevice(aUser());
  sessionStorage.setItem('dwang-voice-hint', 'shown');
  const server = fakeApi({
    'GET /auth/status': () => ({ authenticated: true }),
    'GET /auth/user': () => aUser(),
    'GET /projects': () => projectsOf(deck),
    'GET /time-entries': () => entriesOf(),
    ...handlers,
  });
  const page = (
    <Route
      path="*"
      element={
        <Frame>
          <h1>Here</h1>
          <input aria-label="Notes" />
        </Frame>
      }
    />
  );
  const view = renderWithSession(<Routes>{page}</Routes>, address);
  await screen.findByRole('heading', { name: 'Here' });
  return { ...view, server };
}

const altV = (target: Element | Window = window) => fireEvent.keyDown(target, { key: 'v', code: 'KeyV', altKey: true });

async function speak(sentence: string): Promise<void> {
  await waitFor(() => {
    altV();
    expect(screen.getByRole('button', { name: 'Voice Commands' })).toBeVisible();
  });
  fireEvent.click(screen.getByRole('button', { name: 'Voice Commands' }));
  act(() => FakeSpeech.last?.hear(sentence));
}

test('Alt+V shows the voice bar and Escape hides it; a field that is typed in keeps both', async () => {
  await open();
  altV(screen.getByLabelText('Notes'));
  expect(screen.queryByRole('complementary', { name: 'Voice' })).toBeNull();
  await waitFor(() => {
    altV();
    expect(screen.getByRole('complementary', { name: 'Voice' })).toBeVisible();
  });
  fireEvent.keyDown(window, { key: 'Escape' });
  expect(screen.queryByRole('complementary', { name: 'Voice' })).toBeNull();
});

test('where there are no keys it is shown from the search, and hidden by its button', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: /^Search and commands/ }));
  await user.click(await within(await screen.findByRole('dialog')).findByRole('button', { name: 'Voice Commands' }));
  const bar = await screen.findByRole('complementary', { name: 'Voice' });
  await user.click(within(bar).getByRole('button', { name: 'Hide voice' }));
  expect(screen.queryByRole('complementary', { name: 'Voice' })).toBeNull();
});

test('what is heard is shown, sent after a second and a half of quiet, confirmed, done, and can be undone', async () => {
  const { server } = await open({
    'POST /ai/voice-command': () => log,
    'POST /time-entries': ({ body: sent }) => ({ id: 71, version: 1, ...sent }),
    'DELETE /time-entries/71': () => null,
  });
  await speak('log two and a half hours on Smith deck yesterday');
  expect(FakeSpeech.last?.lang).toBe('en-NZ');
  expect(screen.getByText('log two and a half hours on Smith deck yesterday')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Stop Listening' })).toBeVisible();
  const card = await screen.findByRole('dialog', { name: 'Log 2:30 hours' });
  expect(server.sent('POST', '/ai/voice-command')[0]?.body).toEqual({
    command: 'log two and a half hours on Smith deck yesterday',
  });
  expect(server.sent('POST', '/time-entries')).toHaveLength(0);
  const doIt = within(card).getByRole('button', { name: 'Do it' });
  expect(doIt).toHaveFocus();
  fireEvent.click(doIt);
  await expectText('Time entry saved');
  expect(server.sent('POST', '/time-entries')[0]?.body).toMatchObject({
    projectId: 5,
    duration: 9000,
    startTime: '2026-11-25T20:00:00.000Z',
  });
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(server.sent('DELETE', '/time-entries/71')).toHaveLength(1));
});

test('five characters or fewer are not sent', async () => {
  const { server } = await open({ 'POST /ai/voice-command': () => log });
  await speak('hello');
  act(() => FakeSpeech.last?.hear('helloo'));
  await waitFor(() => expect(server.sent('POST', '/ai/voice-command')).toHaveLength(1), { timeout: 4000 });
  expect(server.sent('POST', '/ai/voice-command')[0]?.body).toEqual({ command: 'helloo' });
});

test.each([
  [
    { intent: 'navigation', action: 'navigate', parameters: { destination: 'narnia' }, readBy: 'grammar' },
    'Unknown destination: narnia',
  ],
  [{ intent: 'calculation', action: 'sum', parameters: {}, say: '3.6 × 2.4 is 8.64', readBy: 'grammar' }, '3.6 × 2.4 is 8.64'],
  [{ intent: 'timer', action: 'status', parameters: {}, readBy: 'grammar' }, 'No timer is running.'],
])('an answer that changes nothing is said at once: %j', async (answer, words) => {
  await open({ 'POST /ai/voice-command': () => answer });
  await speak('a sentence');
  await expectText(words);
});

test('a place is opened', async () => {
  const { address } = await open({
    'POST /ai/voice-command': () => ({
      intent: 'navigation',
      action: 'navigate',
      parameters: { destination: 'resources' },
      readBy: 'grammar',
    }),
  });
  await speak('open resources');
  await waitFor(() => expect(address()).toBe('/resources'), { timeout: 4000 });
});

test('without a server the same grammar reads on this device', async () => {
  await open({ 'POST /ai/voice-command': () => NO_NETWORK });
  await speak('log one hour on smith deck today');
  expect(await screen.findByRole('dialog', { name: 'Log 1:00 hours' }, { timeout: 8000 })).toBeVisible();
});

test.each([
  ['not-allowed', 'Please allow microphone access for voice commands.'],
  ['network', 'Unable to process your voice command. Please try again.'],
])('the recogniser fails with %s', async (error, words) => {
  await open();
  await speak('');
  act(() => FakeSpeech.last?.onerror?.({ error }));
  await expectText(words);
  expect(screen.getByRole('button', { name: 'Voice Commands' })).toBeVisible();
});

test('a recogniser without New Zealand English listens in US English', async () => {
  await open();
  FakeSpeech.unknownLanguages = ['en-NZ'];
  await speak('x');
  expect(FakeSpeech.last?.lang).toBe('en-US');
});

test('a tool is said as a command is: one recogniser however often it is pressed, and a word when the microphone is denied (TR-306)', async () => {
  const { user } = await open({}, '/');
  await waitFor(() => {
    altV();
    expect(screen.getByRole('complementary', { name: 'Voice' })).toBeVisible();
  });
  await user.click(await screen.findByRole('button', { name: 'Say a tool' }));
  const first = FakeSpeech.last;
  await user.click(screen.getByRole('button', { name: 'Listening...' }));
  expect(first?.isRunning).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Say a tool' }));
  act(() => FakeSpeech.last?.onerror?.({ error: 'not-allowed' }));
  await expectText('Microphone Access Denied');
  expect(screen.getByRole('button', { name: 'Say a tool' })).toHaveAttribute('aria-pressed', 'false');
});

test('a browser without a recogniser is told so', async () => {
  withSpeech(undefined);
  (window as { SpeechRecognition?: unknown }).SpeechRecognition = undefined;
  await open();
  await waitFor(() => {
    altV();
    expect(screen.getByText('Your browser does not support speech recognition.')).toBeVisible();
  });
});

test('voice that is switched off in the settings hides the bar', async () => {
  const { server } = await open({ 'GET /preferences': () => ({ ...preferences, voice: { enabled: false, spoken: false } }) });
  await waitFor(() => expect(server.sent('GET', '/preferences').length).toBeGreaterThan(0));
  altV();
  expect(screen.queryByRole('complementary', { name: 'Voice' })).toBeNull();
});
