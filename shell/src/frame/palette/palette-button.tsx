import { SearchIcon } from '@dwang/kit';
import { openPalette } from './palette-state';

/** Opens the command palette from the header. */
export function PaletteButton() {
  return (
    <button
      type="button"
      className="shell-account shell-search"
      aria-label="Search and commands"
      aria-keyshortcuts="Control+K"
      title="Search (Ctrl K)"
      onClick={openPalette}
    >
      <SearchIcon aria-hidden />
    </button>
  );
}
