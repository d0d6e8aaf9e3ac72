import { fakeApi, NO_NETWORK, pushableClock, refuse, renderInShell, TimerServer } from '@dwang/testing/web';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { newDevice } from '../../testing/new-device';
import JobTimerCard from './job-timer-card';

const START = '2026-03-02T20:00:00.000Z';
const HOUR = 3600;
const running = {
  status: 'RUNNING',
  uid: 'f3b1b0a4-7f0e-4a4e-8f7b-6d6f4c3f2a11',
  projectName: 'Smith deck',
  projectId: 11,
} as const;
const paused = { ...running, status: 'PAUSED', startTime: START, accumulatedSeconds: 5400, hourlyRate: '80.00' } as const;

let clock: ReturnType<typeof pushableClock>;

beforeEach(() => {
  newDevice();
  clock = pushableClock(START);
});
afterEach(() => clock.restore());

function open(server: TimerServer) {
  const api = fakeApi(server.handlers());
  return { ...renderInShell(<JobTimerCard />), api };
}

const button = (name: string) => screen.getByRole('button', { name });
const clockText = () => screen.getByRole('timer').textContent;

describe('job timer card', () => {
  it('shows a stopped timer with the job worked on last, and nothing to reset or save', async () => {
    open(new TimerServer());
    expect(await screen.findByText('STOPPED')).toBeInTheDocument();
    expect(clockText()).toBe('00:00:00');
    expect(await screen.findByText('Smith deck')).toBeInTheDocument();
    expect(screen.getByText('Smith Whānau Trust')).toBeInTheDocument();
    expect(screen.getByText('0% of 8-hour workday')).toBeInTheDocument();
    for (const name of ['Stop', 'Reset', 'Save Entry']) expect(button(name)).toBeDisabled();
    expect(button('Save Entry')).toHaveAttribute('title', 'Nothing to save');
  });

  it('says that there is no active job and no client when there is none', async () => {
    const server = new TimerServer();
    server.jobs = [];
    open(server);
    expect(await screen.findByText('No active job')).toBeInTheDocument();
    expect(screen.getByText('No client selected')).toBeInTheDocument();
    expect(button('Edit hourly rate, $65.00 an hour')).toBeInTheDocument();
  });

  it('starts on the last job at its rate with one tap, and pauses', async () => {
    const { user, api } = open(new TimerServer());
    await screen.findByText('Smith deck');
    await user.click(button('Start'));
    expect(await screen.findByText('TRACKING')).toBeInTheDocument();
    expect(api.sent('PUT', '/timer')[0]?.body).toMatchObject({ status: 'RUNNING', projectId: 11, hourlyRate: '80.00' });
    expect(button('Save Entry')).toBeDisabled();
    expect(button('Reset')).toBeEnabled();
    clock.sleep(90);
    await user.click(button('Pause'));
    expect(await screen.findByText('PAUSED')).toBeInTheDocument();
    expect(clockText()).toBe('00:01:30');
    expect(button('Save Entry')).toBeEnabled();
  });

  it('RC-012, RC-013: shows the true time after a laptop slept for six hours without a tick', async () => {
    open(new TimerServer({ ...running, startTime: START, runningSince: START, hourlyRate: '80.00' }));
    await screen.findByText('TRACKING');
    clock.sleep(6 * HOUR + 5);
    await waitFor(() => expect(clockText()).toBe('06:00:05'));
    expect(screen.getByText('75% of 8-hour workday')).toBeInTheDocument();
    expect(screen.getByText('$480.11')).toBeInTheDocument();
  });

  it("corrects a device whose clock is two hours behind the server's", async () => {
    const server = new TimerServer({}, 2 * HOUR * 1000);
    server.timer = { ...server.timer, ...running, runningSince: new Date(server.now() - 60_000).toISOString() };
    open(server);
    await waitFor(() => expect(clockText()).toBe('00:01:00'));
  });

  it('RC-003: flags a timer that was forgotten', async () => {
    const server = new TimerServer({ ...running, startTime: START, runningSince: START });
    const { user } = open(server);
    await screen.findByText('TRACKING');
    clock.sleep(96 * HOUR);
    expect(await screen.findByText('Still working?')).toBeInTheDocument();
    expect(screen.getByText(/Running since Tue 3 Mar, 9:00 am/)).toBeInTheDocument();
    expect(clockText()).toBe('96:00:00');
    expect(button('Choose a time')).toBeEnabled();
    await user.click(button('Keep going'));
    await waitFor(() => expect(screen.queryByText('Still working?')).not.toBeInTheDocument());
    expect(server.timer).toMatchObject({ status: 'RUNNING', confirmedAt: new Date(server.now()).toISOString() });
  });

  it('RC-003: cuts a forgotten timer at the last sign of work', async () => {
    const lastActivityAt = new Date(Date.parse(START) + 7 * HOUR * 1000).toISOString();
    const server = new TimerServer({ ...running, startTime: START, runningSince: START, lastActivityAt });
    const { user, api } = open(server);
    await screen.findByText('TRACKING');
    clock.sleep(11 * HOUR);
    await user.click(await screen.findByRole('button', { name: 'Cut at 4:00 pm (7:00)' }));
    expect(await screen.findByText('07:00:00 has been added to your timesheet.')).toBeInTheDocument();
    expect(api.sent('POST', '/timer/save')[0]?.body).toMatchObject({ uid: running.uid, at: lastActivityAt });
  });

  it('saves a paused timer, tells the page and shows the Saved badge until the next start', async () => {
    const heard: string[] = [];
    for (const name of ['timeEntryAdded', 'newTimeEntry', 'DIRECT_TIME_ENTRY_SAVED']) {
      window.addEventListener(name, () => heard.push(name), { once: true });
    }
    const server = new TimerServer(paused);
    const { user } = open(server);
    await user.click(await screen.findByRole('button', { name: 'Save Entry' }));
    expect(await screen.findByText('Time entry saved')).toBeInTheDocument();
    expect(screen.getByText('01:30:00 has been added to your timesheet.')).toBeInTheDocument();
    expect(await screen.findByText('Saved')).toBeInTheDocument();
    expect(screen.getByText('STOPPED')).toBeInTheDocument();
    expect(server.saved[0]?.notes).toBe('Work on Smith deck');
    expect(heard).toEqual(['timeEntryAdded', 'newTimeEntry', 'DIRECT_TIME_ENTRY_SAVED']);
    expect(localStorage.getItem('jobTimerState')).toBeNull();
    await user.click(button('Start'));
    await waitFor(() => expect(screen.queryByText('Saved')).not.toBeInTheDocument());
  });

  it('keeps the time on the clock when saving fails', async () => {
    const server = new TimerServer(paused);
    const { user, api } = open(server);
    api.handle['POST /timer/save'] = () => refuse(422, 'SERVER.INTERNAL', 'no');
    await user.click(await screen.findByRole('button', { name: 'Save Entry' }));
    expect(await screen.findByText('Save failed')).toBeInTheDocument();
    expect(screen.getByText('Could not save your time entry. Please try again.')).toBeInTheDocument();
    expect(clockText()).toBe('01:30:00');
    expect(button('Save Entry')).toBeEnabled();
  });

  it('stops and saves a running timer at once', async () => {
    const server = new TimerServer({ ...running, startTime: START, runningSince: START });
    const { user } = open(server);
    await screen.findByText('TRACKING');
    clock.sleep(HOUR);
    await user.click(button('Stop'));
    expect(await screen.findByText('01:00:00 has been added to your timesheet.')).toBeInTheDocument();
    expect(screen.getByText('STOPPED')).toBeInTheDocument();
  });

  it('resets to zero, stays paused, and can still save what was cleared', async () => {
    const server = new TimerServer(paused);
    const { user, api } = open(server);
    api.handle['POST /time-entries'] = (request) => request.body;
    await user.click(await screen.findByRole('button', { name: 'Reset' }));
    await waitFor(() => expect(clockText()).toBe('00:00:00'));
    expect(screen.getByText('PAUSED')).toBeInTheDocument();
    expect(button('Save Entry')).toBeDisabled();
    expect(await screen.findByText('01:30:00 was cleared.')).toBeInTheDocument();
    await user.click(button('Save it instead'));
    await waitFor(() => expect(api.sent('POST', '/time-entries')).toHaveLength(1));
    expect(api.sent('POST', '/time-entries')[0]?.body).toMatchObject({ duration: 5400, projectId: 11, startTime: START });
    expect(api.sent('POST', '/time-entries')[0]?.body.uid).not.toBe(paused.uid);
  });

  it('shows the true time after a reload without a network', async () => {
    const server = new TimerServer({ ...running, startTime: START, runningSince: START });
    const first = open(server);
    await screen.findByText('TRACKING');
    expect(JSON.parse(localStorage.getItem('jobTimerState') ?? '{}')).toMatchObject({
      status: 'RUNNING',
      hourlyRate: 65,
      timesheetSaved: false,
    });
    first.unmount();
    clock.sleep(2 * HOUR);
    fakeApi({ 'GET /timer': () => NO_NETWORK });
    renderInShell(<JobTimerCard />);
    await waitFor(() => expect(clockText()).toBe('02:00:00'), { timeout: 6000 });
    expect(screen.getByText(/No connection/)).toBeInTheDocument();
  });
});

describe('editing the timer', () => {
  it('takes a new hourly rate above 0 and says so, reads a decimal comma and hears no wheel (TR-101, TR-224)', async () => {
    const { user, api } = open(new TimerServer(paused));
    await user.click(await screen.findByRole('button', { name: 'Edit hourly rate, $80.00 an hour' }));
    const field = screen.getByRole('textbox', { name: 'Hourly rate' });
    expect(field).toHaveAttribute('inputmode', 'decimal');
    fireEvent.wheel(field, { deltaY: 100 });
    expect(field).toHaveValue('80.00');
    await user.clear(field);
    await user.type(field, '1,2,3{Enter}');
    expect(await screen.findByText(/Enter a rate of more than 0/)).toBeInTheDocument();
    await user.clear(field);
    await user.type(field, '0');
    await user.click(button('Update'));
    expect(await screen.findByText(/Enter a rate of more than 0/)).toBeInTheDocument();
    await user.clear(field);
    await user.type(field, '72,5{Enter}');
    expect(await screen.findByText('Your hourly rate has been updated to $72.50/hr.')).toBeInTheDocument();
    expect(api.sent('PUT', '/timer')[0]?.body).toMatchObject({ uid: paused.uid, hourlyRate: '72.50' });
    expect(api.sent('PUT', '/timer')[0]?.body).not.toHaveProperty('status');
    expect(await screen.findByText('$108.75')).toBeInTheDocument();
  });

  it('keeps the rate and the note for the next timer while none exists', async () => {
    const { user, api } = open(new TimerServer());
    await screen.findByText('Smith deck');
    await user.click(button('Edit hourly rate, $80.00 an hour'));
    await user.clear(screen.getByRole('textbox', { name: 'Hourly rate' }));
    await user.type(screen.getByRole('textbox', { name: 'Hourly rate' }), '90{Enter}');
    await screen.findByText('Your hourly rate has been updated to $90.00/hr.');
    await user.type(screen.getByLabelText('Note'), 'Whāriki laid');
    await user.click(button('Start'));
    await screen.findByText('TRACKING');
    expect(api.sent('PUT', '/timer')[0]?.body).toMatchObject({ hourlyRate: '90.00', notes: 'Whāriki laid' });
    expect(screen.getByLabelText('Note')).toHaveValue('Whāriki laid');
  });

  it.each(['Save Entry', 'Stop'])(
    'holds a new rate after %s, until it is changed or another job is chosen (TR-302)',
    async (end) => {
      const { user, api } = open(new TimerServer({ ...paused, hourlyRate: '65.00' }));
      const started = () => api.sent('PUT', '/timer').filter(({ body }) => body.status === 'RUNNING');
      const finish = async () => {
        clock.sleep(HOUR);
        if (end === 'Save Entry') await user.click(await screen.findByRole('button', { name: 'Pause' }));
        await waitFor(() => expect(button(end)).toBeEnabled());
        await user.click(button(end));
        expect(await screen.findByText('STOPPED')).toBeInTheDocument();
      };
      await user.click(await screen.findByRole('button', { name: 'Edit hourly rate, $65.00 an hour' }));
      await user.clear(screen.getByLabelText('Hourly rate'));
      await user.type(screen.getByLabelText('Hourly rate'), '70{Enter}');
      await screen.findByText('Your hourly rate has been updated to $70.00/hr.');
      await user.click(button('Start'));
      await finish();
      for (const round of [1, 2]) {
        await user.click(button('Start'));
        await waitFor(() => expect(started()).toHaveLength(round + 1));
        expect(started().at(-1)?.body).toMatchObject({ projectId: 11, hourlyRate: '70.00' });
        await finish();
      }
      expect(button('Edit hourly rate, $70.00 an hour')).toBeInTheDocument();
      await user.click(button('Choose a job, now Smith deck'));
      await user.click(await within(await screen.findByRole('dialog')).findByText('Ngāi Tahu roof'));
      expect(await screen.findByRole('button', { name: 'Edit hourly rate, $95.50 an hour' })).toBeInTheDocument();
    },
  );

  it('puts the next timer on a job found in the chooser', async () => {
    const { user } = open(new TimerServer());
    await screen.findByText('Smith deck');
    await user.click(button('Choose a job, now Smith deck'));
    const dialog = await screen.findByRole('dialog', { name: 'Choose a job' });
    await user.click(await within(dialog).findByText('Ngāi Tahu roof'));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByText('Ngāi Tahu roof')).toBeInTheDocument();
    expect(button('Edit hourly rate, $95.50 an hour')).toBeInTheDocument();
  });

  it('still has a note that was typed a moment before the page was loaded again, and sends it', async () => {
    sessionStorage.removeItem('dwang-timer-note');
    const server = new TimerServer(running);
    const first = open(server);
    await first.user.type(await screen.findByLabelText('Note'), 'Joists');
    first.unmount();
    const { api } = open(server);
    expect(await screen.findByLabelText('Note')).toHaveValue('Joists');
    await waitFor(() => expect(api.sent('PUT', '/timer')[0]?.body).toMatchObject({ notes: 'Joists' }), { timeout: 3000 });
    await waitFor(() => expect(sessionStorage.getItem('dwang-timer-note')).toBeNull());
  });

  it('sends a note before the save that ends its timer', async () => {
    const server = new TimerServer(paused);
    const { user, api } = open(server);
    await user.type(await screen.findByLabelText('Note'), 'Bearers');
    await user.click(button('Save Entry'));
    await screen.findByText('Time entry saved');
    expect(server.saved[0]?.notes).toBe('Bearers');
    const writes = api.requests.filter(({ method }) => method !== 'GET').map(({ method, path }) => `${method} ${path}`);
    expect(writes.at(-1)).toBe('POST /timer/save');
  });

  it('begins the next timer without the note of the last one', async () => {
    const server = new TimerServer(paused);
    const { user, api } = open(server);
    await user.type(await screen.findByLabelText('Note'), 'Tiles ordered');
    await user.click(button('Save Entry'));
    await screen.findByText('Time entry saved');
    await waitFor(() => expect(screen.getByLabelText('Note')).toHaveValue(''));
    await user.click(button('Start'));
    await waitFor(() => expect(api.sent('PUT', '/timer').at(-1)?.body).toMatchObject({ notes: '' }));
  });
});
