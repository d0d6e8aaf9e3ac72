/** Icons of the frame and the dashboard, by what they mean in the trade rather than by how they look. */
import {
  AppstoreOutlined,
  AudioOutlined,
  BellOutlined,
  BookOutlined,
  CalculatorOutlined,
  CaretRightOutlined,
  CheckCircleFilled,
  CheckOutlined,
  ClockCircleOutlined,
  CloseCircleFilled,
  CloseOutlined,
  CloudOutlined,
  CloudUploadOutlined,
  DeleteOutlined,
  DollarOutlined,
  DownOutlined,
  EditOutlined,
  EnvironmentOutlined,
  ExclamationCircleFilled,
  FileTextOutlined,
  FilterOutlined,
  HomeOutlined,
  InboxOutlined,
  InfoCircleFilled,
  LogoutOutlined,
  MoreOutlined,
  PauseOutlined,
  PlusOutlined,
  ProjectOutlined,
  QuestionCircleOutlined,
  ReloadOutlined,
  RightOutlined,
  SafetyCertificateOutlined,
  SearchOutlined,
  SettingOutlined,
  ToolOutlined,
  UserOutlined,
} from '@ant-design/icons';
import { decorative } from './decorative';

export type { IconProps } from './decorative';
export { NamedIcon } from './named-icon';
export { WeatherGlyph } from './weather-glyph';

export const AddIcon = /* @__PURE__ */ decorative(PlusOutlined);
export const AdminIcon = /* @__PURE__ */ decorative(SafetyCertificateOutlined);
export const BadIcon = /* @__PURE__ */ decorative(CloseCircleFilled);
export const BellIcon = /* @__PURE__ */ decorative(BellOutlined);
export const CalculatorsIcon = /* @__PURE__ */ decorative(CalculatorOutlined);
export const CheckIcon = /* @__PURE__ */ decorative(CheckOutlined);
export const ClockIcon = /* @__PURE__ */ decorative(ClockCircleOutlined);
export const CloseIcon = /* @__PURE__ */ decorative(CloseOutlined);
export const DashboardIcon = /* @__PURE__ */ decorative(AppstoreOutlined);
export const DeleteIcon = /* @__PURE__ */ decorative(DeleteOutlined);
export const DownIcon = /* @__PURE__ */ decorative(DownOutlined);
export const EditIcon = /* @__PURE__ */ decorative(EditOutlined);
export const EmptyIcon = /* @__PURE__ */ decorative(InboxOutlined);
export const FilterIcon = /* @__PURE__ */ decorative(FilterOutlined);
export const FinanceIcon = /* @__PURE__ */ decorative(DollarOutlined);
export const GoodIcon = /* @__PURE__ */ decorative(CheckCircleFilled);
export const HelpIcon = /* @__PURE__ */ decorative(QuestionCircleOutlined);
export const HomeIcon = /* @__PURE__ */ decorative(HomeOutlined);
export const InfoIcon = /* @__PURE__ */ decorative(InfoCircleFilled);
export const InvoiceIcon = /* @__PURE__ */ decorative(FileTextOutlined);
export const JobsIcon = /* @__PURE__ */ decorative(ProjectOutlined);
export const MoreIcon = /* @__PURE__ */ decorative(MoreOutlined);
export const PauseIcon = /* @__PURE__ */ decorative(PauseOutlined);
export const PlaceIcon = /* @__PURE__ */ decorative(EnvironmentOutlined);
export const ReloadIcon = /* @__PURE__ */ decorative(ReloadOutlined);
export const ResourcesIcon = /* @__PURE__ */ decorative(BookOutlined);
export const RightIcon = /* @__PURE__ */ decorative(RightOutlined);
export const SearchIcon = /* @__PURE__ */ decorative(SearchOutlined);
export const SettingsIcon = /* @__PURE__ */ decorative(SettingOutlined);
export const SignOutIcon = /* @__PURE__ */ decorative(LogoutOutlined);
export const StartIcon = /* @__PURE__ */ decorative(CaretRightOutlined);
export const ToolsIcon = /* @__PURE__ */ decorative(ToolOutlined);
export const UnsentIcon = /* @__PURE__ */ decorative(CloudUploadOutlined);
export const UserIcon = /* @__PURE__ */ decorative(UserOutlined);
export const VoiceIcon = /* @__PURE__ */ decorative(AudioOutlined);
export const WarnIcon = /* @__PURE__ */ decorative(ExclamationCircleFilled);
export const WeatherIcon = /* @__PURE__ */ decorative(CloudOutlined);
