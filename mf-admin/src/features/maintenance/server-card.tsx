import type { Server } from '@dwang/contracts';
import { Button, Progress, Row, SectionCard, StatusTag, Text } from '@dwang/kit';
import { SERVER_STATUS, uptimeWords } from './server-words';

interface ServerCardProps {
  server: Server;
  onDetails: () => void;
  onConsole: () => void;
}

/** Percent from which a bar is orange, and red. Source: specification 2, section 4. */
const BUSY = 70;
const FULL = 90;

/** One process: whether it answers, since when, and how full its machine is. */
export function ServerCard({ server, onDetails, onConsole }: ServerCardProps) {
  const [words, tone] = SERVER_STATUS[server.status];
  const bars = { CPU: server.cpu, Memory: server.memory, Disk: server.disk };
  return (
    <SectionCard
      title={server.name}
      actions={<StatusTag tone={tone}>{words}</StatusTag>}
      footer={
        <Row>
          <Button onClick={onDetails} aria-label={`View Details of ${server.name}`}>
            View Details
          </Button>
          <Button onClick={onConsole} aria-label={`Access Console of ${server.name}`}>
            Access Console
          </Button>
        </Row>
      }
    >
      <Row spread>
        <Text rank="secondary">{server.role}</Text>
        <Text rank="secondary">Uptime: {uptimeWords(server.uptime)}</Text>
      </Row>
      <div className="mf-admin-bars">
        {Object.entries(bars).map(([name, percent]) => (
          <div key={name} className="mf-admin-bar">
            <span aria-hidden>{name}</span>
            <Progress percent={percent} strokeColor={colourOf(percent)} aria-label={`${name} of ${server.name}`} />
          </div>
        ))}
      </div>
    </SectionCard>
  );
}

const colourOf = (percent: number): string => `var(--dwang-${percent >= FULL ? 'bad' : percent >= BUSY ? 'warn' : 'good'})`;
