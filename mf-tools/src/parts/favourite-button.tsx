import './favourite-button.css';

interface FavouriteButtonProps {
  /** The title of the tool or calculator. */
  of: string;
  isFavourite: boolean;
  onToggle: () => void;
}

/** The star at the corner of a tile; both stand in an element of class `tools-tile`. */
export function FavouriteButton({ of, isFavourite, onToggle }: FavouriteButtonProps) {
  return (
    <button
      type="button"
      className="tools-star"
      aria-pressed={isFavourite}
      aria-label={`Favourite: ${of}`}
      title={isFavourite ? 'Remove from favourites' : 'Add to favourites'}
      onClick={onToggle}
    >
      <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden>
        <path d="m12 3.2 2.7 5.6 6.1.8-4.5 4.3 1.1 6.1-5.4-3-5.4 3 1.1-6.1L3.2 9.6l6.1-.8z" strokeLinejoin="round" />
      </svg>
    </button>
  );
}
