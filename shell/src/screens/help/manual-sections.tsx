import type { ManualSection } from './manual';

/** A button per section, then all of them under each other, so that printing gives the whole manual. */
export function ManualSections({ manual }: { manual: ManualSection[] }) {
  return (
    <>
      <nav className="shell-manual-nav" aria-label="Sections of the manual">
        {manual.map(({ title, anchor }) => (
          <a key={anchor} href={`#${anchor}`}>
            {title}
          </a>
        ))}
      </nav>
      {manual.map(({ title, anchor, topics }) => (
        <section key={anchor} id={anchor} className="shell-manual-section" aria-labelledby={`${anchor}-title`} tabIndex={-1}>
          <h2 id={`${anchor}-title`}>{title}</h2>
          {topics.map((topic) => (
            <article key={topic.anchor} id={topic.anchor} className="shell-manual-topic" tabIndex={-1}>
              <h3>{topic.title}</h3>
              <p>{topic.body}</p>
            </article>
          ))}
        </section>
      ))}
    </>
  );
}
