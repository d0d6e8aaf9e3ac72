import { useOutbox, useUnsentCount } from '@dwang/client';
import { createPhoto, newPhoto } from '@dwang/client/photos';
import type { Photo } from '@dwang/contracts';
import { aUser, fakeApi, freshOutbox, NO_NETWORK, renderInShell } from '@dwang/testing/web';
import { screen, waitFor } from '@testing-library/react';
import { usePhotoSource } from './use-photo-source';

const shrunk = { name: 'IMG_1.jpg', blob: new Blob(['small'], { type: 'image/jpeg' }), width: 8, height: 6 };
const photo: Photo = newPhoto(5, aUser(), shrunk as never, { takenAt: '2026-03-01T00:00:00.000Z', place: null });
const other: Photo = newPhoto(5, aUser(), shrunk as never, { takenAt: '2026-03-01T00:00:00.000Z', place: null });

let made: string[];
let givenUp: string[];

beforeEach(async () => {
  localStorage.clear();
  [made, givenUp] = [[], []];
  Object.assign(URL, {
    createObjectURL: () => `blob:own-${made.push('')}`,
    revokeObjectURL: (address: string) => void givenUp.push(address),
  });
  await freshOutbox('off');
});

function Picture({ hasContent }: { hasContent: boolean }) {
  const write = useOutbox();
  const source = usePhotoSource({ ...photo, id: 7, hasContent }, 'content');
  const keep = (one: Photo) => async () => {
    for (const step of createPhoto(one, shrunk)) await write(step);
  };
  return (
    <>
      <output>{source ?? 'none'}</output>
      <p>{`${useUnsentCount()} on this device`}</p>
      <button type="button" onClick={keep(photo)}>
        Keep
      </button>
      <button type="button" onClick={keep(other)}>
        Keep another
      </button>
    </>
  );
}

it('shows the picture of this device at one address while the outbox is read anew, and gives it up with the picture', async () => {
  fakeApi({ 'POST /projects/5/photos': () => NO_NETWORK });
  const { user, unmount } = renderInShell(<Picture hasContent={false} />);
  const shown = () => screen.getByRole('status').textContent;
  expect(shown()).toBe('none');
  await user.click(screen.getByRole('button', { name: 'Keep' }));
  await screen.findByText('1 on this device');
  await waitFor(() => expect(shown()).toBe('blob:own-1'));
  await user.click(screen.getByRole('button', { name: 'Keep another' }));
  await screen.findByText('2 on this device');
  expect(shown()).toBe('blob:own-1');
  expect({ made: made.length, givenUp }).toEqual({ made: 1, givenUp: [] });
  unmount();
  expect(givenUp).toEqual(['blob:own-1']);
});
