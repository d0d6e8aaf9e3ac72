import { parseDuration } from '@dwang/domain';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form, Input } from 'antd';
import { MemoryRouter } from '../router';
import { DurationField, EntryForm, Field, MoneyField, parseMoney, requiredRule, TextField } from '.';

interface Values {
  name: string;
  duration: string;
  rate: string;
}

const setUp = (onSave: (values: Values) => Promise<unknown>, draftKey?: string) => {
  const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
  const view = render(
    <EntryForm<Values> onSave={onSave} saveLabel="Save" savingLabel="Saving..." draftKey={draftKey}>
      <TextField name="name" label="Name" required />
      <DurationField name="duration" label="Duration" required />
      <MoneyField name="rate" label="Hourly rate" required />
    </EntryForm>,
  );
  return { user, view };
};

beforeEach(() => localStorage.clear());

it('refuses a duration that is rubbish, beside the field, and saves nothing', async () => {
  const onSave = jest.fn(() => Promise.resolve());
  const { user } = setUp(onSave);
  await user.type(screen.getByLabelText('Duration'), '2:75');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Please enter a duration such as 2:30, 2.5 or 2h 30m')).toBeVisible();
  expect(onSave).not.toHaveBeenCalled();
});

it('rewrites what was typed in the one way that it is shown, and saves that', async () => {
  const onSave = jest.fn((_values: Values) => Promise.resolve());
  const { user } = setUp(onSave);
  await user.type(screen.getByLabelText('Name'), 'Ōrākei');
  await user.type(screen.getByLabelText('Duration'), '2h30');
  await user.type(screen.getByLabelText('Hourly rate'), '$1,065.5');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(onSave).toHaveBeenCalledWith({ name: 'Ōrākei', duration: '2:30', rate: '1065.50' }));
  expect(parseDuration('2:30')).toBe(9000);
});

it('keeps what was typed through a reload, and forgets it once saved', async () => {
  const first = setUp(() => Promise.resolve(), 'entry-new');
  await first.user.type(screen.getByLabelText('Name'), 'Whāngārei roof');
  first.view.unmount();
  const onSave = jest.fn((_values: Values) => Promise.resolve());
  const second = setUp(onSave, 'entry-new');
  expect(screen.getByLabelText('Name')).toHaveValue('Whāngārei roof');
  await second.user.type(screen.getByLabelText('Duration'), '2');
  await second.user.type(screen.getByLabelText('Hourly rate'), '65');
  await second.user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(onSave).toHaveBeenCalled());
  second.view.unmount();
  setUp(() => Promise.resolve(), 'entry-new');
  expect(screen.getByLabelText('Name')).toHaveValue('');
});

it('shows why the server refused and keeps what was typed', async () => {
  const refuse = () => Promise.reject({ status: 409, detail: 'x', errors: [{ field: 'name', message: 'That name is taken' }] });
  const { user } = setUp(refuse);
  await user.type(screen.getByLabelText('Name'), 'Smith deck');
  await user.type(screen.getByLabelText('Duration'), '1');
  await user.type(screen.getByLabelText('Hourly rate'), '65');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('That name is taken')).toBeVisible();
  expect(screen.getByLabelText('Name')).toHaveValue('Smith deck');
});

it('reads money as people type it and refuses the rest (TR-101)', () => {
  expect(['65', '$1,450', ' 0065.5 ', '-3', '115,00', '12,5', '.5', '1.005', '1,2,3', '1e3', ''].map(parseMoney)).toEqual([
    '65.00',
    '1450.00',
    '65.50',
    '-3.00',
    '115.00',
    '12.50',
    '0.50',
    null,
    null,
    null,
    null,
  ]);
});

it('says nothing of what is missing before anybody has typed, though the focus moves on', async () => {
  const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
  render(
    <EntryForm<Partial<Values>> onSave={() => Promise.resolve()} saveLabel="Save">
      <TextField name="name" label="Name" required rules={[requiredRule('Please enter a name')]} input={{ autoFocus: true }} />
      <TextField name="notes" label="Notes" />
    </EntryForm>,
  );
  await user.tab();
  await user.type(screen.getByLabelText(/^Notes/), 'Gate');
  expect(screen.queryByText('Please enter a name')).not.toBeInTheDocument();
  await user.click(screen.getByLabelText('Name'));
  await user.tab();
  expect(await screen.findByText('Please enter a name')).toBeVisible();
});

function setUpTaken(findSaved?: (rowId: number) => Promise<{ name: string; to: string }>) {
  const uids: unknown[] = [];
  const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
  const taken = { code: 'REQUEST.UID_TAKEN', detail: 'Taken', errors: [{ field: 'uid', message: 'Taken' }], rowId: 5 };
  const save = ({ uid }: { uid?: string }) => {
    uids.push(uid);
    return uid === 'first' ? Promise.reject(taken) : Promise.resolve();
  };
  render(
    <MemoryRouter>
      <EntryForm<{ uid?: string }> onSave={save} saveLabel="Save" initialValues={{ uid: 'first' }} findSaved={findSaved}>
        <Form.Item name="uid" hidden>
          <Input />
        </Form.Item>
      </EntryForm>
    </MemoryRouter>,
  );
  return { user, uids };
}

it('tells what an earlier try has saved, and makes another only when that is asked for (TR-201)', async () => {
  const find = jest.fn((rowId: number) => Promise.resolve({ name: 'INV-5', to: `/invoices/${rowId}` }));
  const { user, uids } = setUpTaken(find);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Saved already as INV-5')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open it' })).toHaveAttribute('href', '/invoices/5');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Saved already as INV-5')).toBeVisible();
  expect(uids).toEqual(['first', 'first']);
  await user.click(screen.getByRole('button', { name: 'Save this as another' }));
  await waitFor(() => expect(uids).toEqual(['first', 'first', expect.not.stringMatching('first')]));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('says so also where the saved row cannot be found (TR-201)', async () => {
  const { user } = setUpTaken(() => Promise.reject(new Error('404')));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Saved already')).toBeVisible();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Save this as another' })).toBeVisible();
});

it('shows a refusal of a field that nobody sees as its own (TR-201)', async () => {
  const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
  const refuse = () => Promise.reject({ status: 400, errors: [{ field: 'quoteId', message: 'That quote was withdrawn' }] });
  render(
    <EntryForm<{ quoteId: string; name: string }> onSave={refuse} saveLabel="Save" initialValues={{ quoteId: '7' }}>
      <Form.Item name="quoteId" hidden>
        <Input />
      </Form.Item>
      <TextField name="name" label="Name" />
    </EntryForm>,
  );
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('That quote was withdrawn');
  expect(alert).toBeVisible();
});

it('takes nothing more while it is being saved, and a draft left after that is never the row that was saved', async () => {
  let answer: () => void = () => undefined;
  const uids: unknown[] = [];
  const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
  const save = ({ uid }: { uid?: string; name: string }) => {
    uids.push(uid);
    return new Promise<void>((resolve) => {
      answer = resolve;
    });
  };
  render(
    <EntryForm<{ uid?: string; name: string }> onSave={save} saveLabel="Save" draftKey="held" initialValues={{ uid: 'first' }}>
      <Field name="uid" label="" hidden>
        <input type="hidden" />
      </Field>
      <TextField name="name" label="Name" />
    </EntryForm>,
  );
  const name = screen.getByLabelText(/^Name/);
  await user.type(name, 'Deck{Enter}');
  await screen.findByText('Saving...');
  await user.type(name, ' and stairs');
  expect(name).toHaveValue('Deck');
  answer();
  await screen.findByText('Save');
  await user.type(name, ' and stairs');
  await waitFor(() => expect(localStorage.getItem('dwang-draft:visitor:held')).toContain('stairs'));
  expect(localStorage.getItem('dwang-draft:visitor:held')).not.toContain('first');
  expect(uids).toEqual(['first']);
});

it('that stays for the next row empties only what was saved; what was typed meanwhile is kept and sent next (TR-209)', async () => {
  const answers: (() => void)[] = [];
  const sent: unknown[] = [];
  const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
  const save = (values: { text: string; place: string }) => {
    sent.push(values);
    return new Promise<void>((resolve) => answers.push(resolve));
  };
  const initial = { text: '', place: 'Deck' };
  render(
    <EntryForm<{ text: string; place: string }> onSave={save} saveLabel="Add" draftKey="reused" isReused initialValues={initial}>
      <TextField name="text" label="New note" required />
      <TextField name="place" label="Place" />
    </EntryForm>,
  );
  const [text, place] = [screen.getByLabelText('New note'), screen.getByLabelText(/^Place/)];
  await user.type(place, ' north');
  await user.type(text, 'First{Enter}');
  await screen.findByText('Saving...');
  await user.clear(text);
  await user.type(text, 'Second');
  answers[0]?.();
  await screen.findByText('Add');
  expect(text).toHaveValue('Second');
  expect(place).toHaveValue('Deck');
  await waitFor(() => expect(localStorage.getItem('dwang-draft:visitor:reused')).toContain('Second'));
  await user.click(screen.getByRole('button', { name: 'Add' }));
  await waitFor(() => expect(answers).toHaveLength(2));
  answers[1]?.();
  await waitFor(() => expect(text).toHaveValue(''));
  expect(sent).toEqual([
    { text: 'First', place: 'Deck north' },
    { text: 'Second', place: 'Deck' },
  ]);
  expect(localStorage.getItem('dwang-draft:visitor:reused')).toBeNull();
});

describe('a draft that another tab sent', () => {
  const sendAfter = async (typed: string): Promise<string | undefined> => {
    const onSave = jest.fn((_values: { uid?: string; name: string }) => Promise.resolve());
    const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
    render(
      <EntryForm<{ uid?: string; name: string }>
        onSave={onSave}
        saveLabel="Save"
        draftKey="shared"
        initialValues={{ uid: 'first', name: 'Deck' }}
      >
        <Field name="uid" label="" hidden>
          <input type="hidden" />
        </Field>
        <TextField name="name" label="Name" />
      </EntryForm>,
    );
    window.dispatchEvent(new StorageEvent('storage', { key: 'dwang-draft:visitor:shared', newValue: null }));
    if (typed) await user.type(screen.getByLabelText(/^Name/), typed);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(onSave).toHaveBeenCalled());
    return onSave.mock.calls[0]?.[0].uid;
  };

  it('is sent as the same thing when nothing was typed since', async () => {
    expect(await sendAfter('')).toBe('first');
  });

  it('is sent as a thing of its own when something else was typed', async () => {
    expect(await sendAfter(' and stairs')).not.toBe('first');
  });
});

it('is gone without a fault after a refusal, also in a browser that answers scrolling with a promise', async () => {
  const own = Element.prototype.scrollIntoView;
  Element.prototype.scrollIntoView = () => Promise.resolve() as unknown as undefined;
  const { user, view } = setUp(() => Promise.reject(new Error('There is no connection.')));
  await user.type(screen.getByLabelText('Name'), 'Deck');
  await user.type(screen.getByLabelText('Duration'), '2');
  await user.type(screen.getByLabelText('Hourly rate'), '65');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('There is no connection.');
  expect(() => view.unmount()).not.toThrow();
  Element.prototype.scrollIntoView = own;
});
