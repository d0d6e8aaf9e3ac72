import { fireEvent, render, screen } from '@testing-library/react';
import { WeekStartOfCompany } from '../controls/week-start';
import { setNow } from '../format';
import { KitProvider } from '../theme/kit-provider';
import { DayPicker } from './day-picker';

function typeDay(text: string): unknown[] {
  const heard = jest.fn();
  const view = render(
    <KitProvider>
      <DayPicker aria-label="Day" onChange={heard} />
    </KitProvider>,
  );
  const field = screen.getByLabelText('Day');
  fireEvent.mouseDown(field);
  fireEvent.change(field, { target: { value: text } });
  fireEvent.keyDown(field, { key: 'Enter', code: 'Enter', keyCode: 13 });
  fireEvent.blur(field);
  view.unmount();
  return heard.mock.calls.at(-1) ?? [];
}

// RC-090: the picker's value is never an instant, so no zone can move it: what leaves is the text of the day that was chosen.
test.each([
  ['20/10/2026', '2026-10-20'],
  ['3/4/2026', '2026-04-03'],
  ['20 Oct 2026', '2026-10-20'],
  ['2026-10-20', '2026-10-20'],
])('RC-090, RC-092: %s is read in New Zealand order and leaves as the text %s', (typed, day) => {
  expect(typeDay(typed)).toEqual([day]);
});

test.each([
  [1, 'Mo'],
  [0, 'Su'],
] as const)('TR-319 a week that starts on day %s has %s first in the calendar', (start, first) => {
  render(
    <KitProvider>
      <WeekStartOfCompany value={start}>
        <DayPicker aria-label="Day" />
      </WeekStartOfCompany>
    </KitProvider>,
  );
  fireEvent.mouseDown(screen.getByLabelText('Day'));
  fireEvent.click(screen.getByLabelText('Day'));
  expect(screen.getAllByRole('columnheader')[0]).toHaveTextContent(first);
});

test('today is marked by the clock of the server, whatever the device believes (TR-203)', () => {
  setNow(() => Date.parse('2031-05-06T02:00:00Z'));
  render(
    <KitProvider>
      <DayPicker aria-label="Day" />
    </KitProvider>,
  );
  fireEvent.mouseDown(screen.getByLabelText('Day'));
  fireEvent.click(screen.getByLabelText('Day'));
  expect(document.querySelector('.ant-picker-cell-today')).toHaveAttribute('title', '2031-05-06');
  setNow(Date.now);
});
