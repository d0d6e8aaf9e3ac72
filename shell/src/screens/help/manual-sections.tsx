import { Link } from '@dwang/kit';
import { Keys } from '../../frame/shortcuts/keys';
import { isShortcuts, type ManualSection } from './manual';

function Topics({ section }: { section: ManualSection }) {
  const areKeys = isShortcuts(section);
  return section.topics.map(({ anchor, title, body }) => (
    <article
      key={anchor}
      id={anchor}
      className={areKeys ? 'shell-manual-topic shell-manual-keys' : 'shell-manual-topic'}
      tabIndex={-1}
    >
      <h3>{areKeys ? <Keys keys={title} /> : <Link to={{ hash: `#${anchor}` }}>{title}</Link>}</h3>
      <p>{body}</p>
    </article>
  ));
}

/** A button per section, then all of them under each other, so that printing gives the whole manual. */
export function ManualSections({ manual }: { manual: ManualSection[] }) {
  return (
    <>
      <nav className="shell-manual-nav" aria-label="Sections of the manual">
        {manual.map(({ title, anchor }) => (
          <Link key={anchor} to={{ hash: `#${anchor}` }}>
            {title}
          </Link>
        ))}
      </nav>
      {manual.map((section) => (
        <section
          key={section.anchor}
          id={section.anchor}
          className="shell-manual-section"
          aria-labelledby={`${section.anchor}-title`}
          tabIndex={-1}
        >
          <h2 id={`${section.anchor}-title`}>{section.title}</h2>
          <Topics section={section} />
        </section>
      ))}
    </>
  );
}
