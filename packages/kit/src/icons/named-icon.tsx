import {
  AppstoreOutlined,
  BookOutlined,
  CalculatorOutlined,
  ClockCircleOutlined,
  CloudOutlined,
  DollarOutlined,
  EnvironmentOutlined,
  FileTextOutlined,
  HomeOutlined,
  ProjectOutlined,
  QuestionCircleOutlined,
  SafetyCertificateOutlined,
  SettingOutlined,
  ToolOutlined,
  UserOutlined,
} from '@ant-design/icons';
import type { ComponentType } from 'react';

const icons: Record<string, ComponentType<{ className?: string }>> = {
  home: HomeOutlined,
  jobs: ProjectOutlined,
  finance: DollarOutlined,
  tools: ToolOutlined,
  calculators: CalculatorOutlined,
  resources: BookOutlined,
  admin: SafetyCertificateOutlined,
  help: QuestionCircleOutlined,
  clock: ClockCircleOutlined,
  timesheet: ClockCircleOutlined,
  invoices: FileTextOutlined,
  clients: UserOutlined,
  weather: CloudOutlined,
  map: EnvironmentOutlined,
  settings: SettingOutlined,
};

/** The icon that a remote's manifest names (`home`, `jobs`, `finance`, `tools`, …); an unknown name draws four squares. */
export function NamedIcon({ name, className }: { name: string; className?: string }) {
  const Icon = icons[name] ?? AppstoreOutlined;
  return <Icon className={className} aria-hidden />;
}
