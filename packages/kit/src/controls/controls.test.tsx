import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Dropdown, Progress, Segmented } from '.';

const setUp = () => userEvent.setup({ delay: null, pointerEventsCheck: 0 });

it('opens a menu from the keyboard, moves by arrows, chooses by Enter and returns to the button', async () => {
  const user = setUp();
  const onClick = jest.fn();
  const items = [{ key: 'pdf', label: 'Export PDF' }, { type: 'divider' as const }, { key: 'void', label: 'Void', danger: true }];
  render(
    <Dropdown menu={{ items, onClick }}>
      <button type="button">More</button>
    </Dropdown>,
  );
  await user.tab();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('menuitem', { name: 'Export PDF' })).toHaveFocus();
  await user.keyboard('{ArrowDown}{Enter}');
  expect(onClick).toHaveBeenCalledWith({ key: 'void' });
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'More' })).toHaveFocus();
});

it('closes a menu by Escape and by a press elsewhere, choosing nothing', async () => {
  const user = setUp();
  const onClick = jest.fn();
  render(
    <>
      <Dropdown menu={{ items: [{ key: 'a', label: 'A' }], onClick }}>
        <button type="button">More</button>
      </Dropdown>
      <p>elsewhere</p>
    </>,
  );
  await user.click(screen.getByRole('button'));
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button'));
  await user.click(screen.getByText('elsewhere'));
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  expect(onClick).not.toHaveBeenCalled();
});

it('keeps a menu open while the page below it moves by itself', async () => {
  const user = setUp();
  const onClick = jest.fn();
  render(
    <Dropdown menu={{ items: [{ key: 'a', label: 'A' }], onClick }}>
      <button type="button">More</button>
    </Dropdown>,
  );
  await user.click(screen.getByRole('button'));
  fireEvent.scroll(document);
  fireEvent(window, new Event('resize'));
  await user.click(screen.getByRole('menuitem', { name: 'A' }));
  expect(onClick).toHaveBeenCalledWith({ key: 'a' });
});

it('chooses one of a few by click and by arrow', async () => {
  const user = setUp();
  const onChange = jest.fn();
  render(<Segmented aria-label="Status" options={['All', 'Paid']} defaultValue="All" onChange={onChange} />);
  await user.click(screen.getByText('Paid'));
  expect(screen.getByRole('radio', { name: 'Paid' })).toBeChecked();
  expect(onChange).toHaveBeenLastCalledWith('Paid');
});

it('keeps a bar between 0 and 100 whatever it is given', () => {
  const { rerender } = render(<Progress percent={250} aria-label="Done" />);
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100');
  rerender(<Progress percent={Number.NaN} aria-label="Done" />);
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '0');
});
