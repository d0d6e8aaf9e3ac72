import { freshOutbox, renderInShell } from '@dwang/testing/web';
import { fireEvent, screen } from '@testing-library/react';
import FloorPlan from './floor-plan-tool';
import Furniture from './furniture-tool';
import SitePlanner from './site-planner-tool';

beforeEach(async () => {
  localStorage.clear();
  await freshOutbox();
});

/** A drawing that is 500 by 500 px on the screen, so that 100 px are a metre of the usual room. */
function sheet(name: RegExp) {
  const svg = screen.getByRole('group', { name });
  svg.getBoundingClientRect = () => ({ left: 0, top: 0, width: 500, height: 500 }) as DOMRect;
  return svg;
}
/** jsdom has no pointers: a mouse's event of that name is the same to the plan. */
const point = (svg: Element, type: string, [clientX, clientY]: [number, number]) =>
  fireEvent(svg, new MouseEvent(type, { bubbles: true, clientX, clientY }));
function drag(svg: Element, from: [number, number], to: [number, number]) {
  point(svg, 'pointerdown', from);
  point(svg, 'pointermove', to);
  point(svg, 'pointerup', to);
}
const room = /AR Floor Plan, 5 m by 5 m/;

it('divides a room by a wall that is drawn, in metres and feet, and takes it back', async () => {
  const { user } = renderInShell(<FloorPlan />);
  expect(screen.getByText('One area: 25.00 m²')).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'Wall' }));
  drag(sheet(room), [200, 0], [203, 500]);
  expect(screen.getByRole('button', { name: 'Wall 1, 5 m' })).toBeVisible();
  expect(screen.getByText('2 areas: 10.00 m², 15.00 m²')).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'ft' }));
  expect(screen.getByText('2 areas: 107.64 ft², 161.46 ft²')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(screen.queryByRole('button', { name: /Wall 1/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Redo' }));
  expect(screen.getByRole('button', { name: /Wall 1/ })).toBeVisible();
});

it('keeps a plan on this device', async () => {
  const { user, unmount } = renderInShell(<FloorPlan />);
  await user.click(screen.getByRole('radio', { name: 'Wall' }));
  drag(sheet(room), [0, 300], [500, 300]);
  unmount();
  renderInShell(<FloorPlan />);
  expect(screen.getByRole('button', { name: 'Wall 1, 5 m' })).toBeVisible();
});

it('places one thing of the chosen kind where it is tapped, and goes back to selecting', async () => {
  const { user } = renderInShell(<Furniture />);
  await user.click(screen.getByRole('radio', { name: 'Place' }));
  const svg = sheet(/AR Furniture Planner/);
  point(svg, 'pointerdown', [120, 240]);
  expect(screen.getByRole('radio', { name: 'Select' })).toBeChecked();
  expect(screen.getByRole('button', { name: /^Table/ })).toBeVisible();
  expect(screen.getByLabelText('From left')).toHaveValue('1.2');
  point(svg, 'pointerdown', [300, 300]);
  expect(screen.queryAllByRole('button', { name: /^Table/ })).toHaveLength(1);
});

it('moves, turns and removes what is marked by keys alone', async () => {
  const { user } = renderInShell(<SitePlanner />);
  await user.click(screen.getByRole('radio', { name: 'Place' }));
  await user.click(screen.getByRole('button', { name: 'Put in the middle' }));
  const house = screen.getByRole('button', { name: /^House/ });
  house.focus();
  await user.keyboard('{ArrowRight}{ArrowDown}r');
  expect(screen.getByLabelText('From left')).toHaveValue('10.1');
  expect(screen.getByLabelText('From top')).toHaveValue('15.1');
  expect(screen.getByLabelText('Turned')).toHaveValue('90');
  house.focus();
  await user.keyboard('{Delete}');
  expect(screen.queryByRole('button', { name: /^House/ })).toBeNull();
});

it('sizes and turns what is marked by handles, one pull being one step back, and by keys', async () => {
  const { user } = renderInShell(<Furniture />);
  await user.click(screen.getByRole('radio', { name: 'Place' }));
  await user.click(screen.getByRole('button', { name: 'Put in the middle' }));
  sheet(/AR Furniture Planner/);
  const size = screen.getByRole('button', { name: /^Size of Table/ });
  point(size, 'pointerdown', [300, 275]);
  for (const to of [320, 360, 400]) point(size, 'pointermove', [to, to]);
  point(size, 'pointerup', [400, 400]);
  expect(screen.getByLabelText('Width', { selector: '.plan-chosen-panel input' })).toHaveValue('2');
  expect(screen.getByLabelText('Depth')).toHaveValue('1.8');
  point(size, 'pointermove', [500, 500]);
  expect(screen.getByLabelText('Depth')).toHaveValue('1.8');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  screen.getByRole('button', { name: /^Table/ }).focus();
  await user.keyboard('{Enter}{Shift>}{ArrowRight}{/Shift}');
  expect(screen.getByLabelText('Width', { selector: '.plan-chosen-panel input' })).toHaveValue('1.1');
  screen.getByRole('button', { name: /^Turn Table/ }).focus();
  await user.keyboard('{ArrowRight}{Shift>}{ArrowLeft}{/Shift}');
  expect(screen.getByLabelText('Turned')).toHaveValue('14');
  const turn = screen.getByRole('button', { name: /^Turn Table/ });
  point(turn, 'pointerdown', [250, 225]);
  point(turn, 'pointermove', [450, 252]);
  point(turn, 'pointerup', [450, 252]);
  expect(screen.getByLabelText('Turned')).toHaveValue('90');
});

it('says beside a size what it may be, and keeps the plan', async () => {
  const { user } = renderInShell(<FloorPlan />);
  const width = screen.getByLabelText('Width');
  await user.clear(width);
  await user.type(width, 'wide');
  expect(screen.getByText('Please enter 0.5 to 200 m')).toBeVisible();
  await user.clear(width);
  await user.type(width, '4,5');
  expect(screen.getByText('One area: 22.50 m²')).toBeVisible();
});

it('says so when the camera may not be used', async () => {
  const { user } = renderInShell(<FloorPlan />);
  await user.click(screen.getByRole('button', { name: 'Start Camera' }));
  expect(await screen.findByText('Could not access the camera. Please check your permissions.')).toBeVisible();
});
