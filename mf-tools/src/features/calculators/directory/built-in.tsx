import { CALCULATORS } from '@dwang/domain/calculators';
import { EmptyState, Heading, Link, SearchBox, Stack, Tile, TileGrid } from '@dwang/kit';
import { useUser } from '@dwang/shell-api';
import { FavouriteButton } from '../../../parts/favourite-button';
import { lastUsed } from '../../../parts/last-used';
import { useFavourites } from '../../../parts/use-favourites';
import { useCalculatorAddresses } from '../addresses';
import { foundCalculators } from './found-calculators';
import './built-in.css';

/** The built-in calculators by group, with search; the person's own stand first. */
export function BuiltInCalculators() {
  const { typed, search, toCalculator } = useCalculatorAddresses();
  const { favourites, toggle, isKnown } = useFavourites('calculators');
  const groups = foundCalculators(typed);
  return (
    <Stack gap={4}>
      <search>
        <SearchBox value={typed} onSearch={search} placeholder="Search calculators..." />
      </search>
      {typed === '' && <OwnCalculators favourites={favourites} />}
      {groups.length === 0 && <EmptyState text="No calculators found. Try adjusting your search." />}
      {groups.map(({ group, calculators }) => (
        <section key={group} aria-label={group}>
          <Stack gap={2}>
            <Heading level={3}>{group}</Heading>
            <TileGrid>
              {calculators.map(({ id, title, text }) => (
                <div key={id} className="tools-tile tools-tile-plain">
                  <Tile title={title} text={text} to={toCalculator(id)} />
                  {isKnown && (
                    <FavouriteButton of={title} isFavourite={favourites.includes(id)} onToggle={() => void toggle(id)} />
                  )}
                </div>
              ))}
            </TileGrid>
          </Stack>
        </section>
      ))}
    </Stack>
  );
}

function OwnCalculators({ favourites }: { favourites: readonly string[] }) {
  const { toCalculator } = useCalculatorAddresses();
  const { id: userId } = useUser();
  const ids = [...new Set([...favourites, ...lastUsed('calculators', userId)])];
  const own = ids.flatMap((id) => CALCULATORS.find((entry) => entry.id === id) ?? []);
  if (own.length === 0) return null;
  return (
    <nav aria-label="Favourites and last used" className="tools-calc-own">
      {own.map(({ id, title }) => (
        <Link key={id} to={toCalculator(id)} className="tools-calc-own-link">
          {title}
        </Link>
      ))}
    </nav>
  );
}
