import { Heading, Money, Page, StatusTag, Text } from '@dwang/kit';
import type { ReactNode } from 'react';
import './demos.css';

/** A card through which what lies behind shines; opaque in high contrast, where text must stand alone. */
const GlassCard = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="tools-glass" aria-label={title}>
    <Heading>{title}</Heading>
    {children}
  </section>
);

/** `/glass-card-example`. */
export default function GlassCardExample() {
  return (
    <Page title="Glass Card Example" subtitle="Cards over a picture: the text keeps its contrast on anything">
      <div className="tools-demo-wall">
        <GlassCard title="Text">
          <Text>Running text on glass.</Text>
          <Text rank="secondary">Text that explains, a shade quieter.</Text>
        </GlassCard>
        <GlassCard title="Figures">
          <Money amount="1234.50" strong />
          <Text rank="secondary">Figures line up as everywhere.</Text>
        </GlassCard>
        <GlassCard title="States">
          <div>
            <StatusTag tone="good">Good</StatusTag> <StatusTag tone="warn">Soon</StatusTag> <StatusTag tone="bad">Late</StatusTag>
          </div>
        </GlassCard>
      </div>
    </Page>
  );
}
