import { Button } from '@dwang/kit';
import { useFavourites } from '../../../parts/use-favourites';

/** Puts a calculator at the top of the list, or takes it from there. */
export function FavouriteToggle({ id }: { id: string }) {
  const { favourites, toggle, isKnown } = useFavourites('calculators');
  const isFavourite = favourites.includes(id);
  return (
    <Button aria-pressed={isFavourite} disabled={!isKnown} onClick={() => void toggle(id)}>
      {isFavourite ? 'Favourite' : 'Add to favourites'}
    </Button>
  );
}
