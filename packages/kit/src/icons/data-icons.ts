/** Icons of lists and details. */
import {
  CalendarOutlined,
  CameraOutlined,
  CopyOutlined,
  DownloadOutlined,
  ExportOutlined,
  EyeOutlined,
  FileOutlined,
  HolderOutlined,
  LeftOutlined,
  LockOutlined,
  MailOutlined,
  PhoneOutlined,
  PrinterOutlined,
  SendOutlined,
  SortAscendingOutlined,
  TeamOutlined,
  UploadOutlined,
} from '@ant-design/icons';
import { decorative } from './decorative';

export const CalendarIcon = /* @__PURE__ */ decorative(CalendarOutlined);
export const CameraIcon = /* @__PURE__ */ decorative(CameraOutlined);
export const ClientsIcon = /* @__PURE__ */ decorative(TeamOutlined);
export const CopyIcon = /* @__PURE__ */ decorative(CopyOutlined);
export const DownloadIcon = /* @__PURE__ */ decorative(DownloadOutlined);
export const DragIcon = /* @__PURE__ */ decorative(HolderOutlined);
export const ExportIcon = /* @__PURE__ */ decorative(ExportOutlined);
export const FileIcon = /* @__PURE__ */ decorative(FileOutlined);
export const LeftIcon = /* @__PURE__ */ decorative(LeftOutlined);
export const LockIcon = /* @__PURE__ */ decorative(LockOutlined);
export const MailIcon = /* @__PURE__ */ decorative(MailOutlined);
export const PhoneIcon = /* @__PURE__ */ decorative(PhoneOutlined);
export const PrintIcon = /* @__PURE__ */ decorative(PrinterOutlined);
export const SendIcon = /* @__PURE__ */ decorative(SendOutlined);
export const SortIcon = /* @__PURE__ */ decorative(SortAscendingOutlined);
export const UploadIcon = /* @__PURE__ */ decorative(UploadOutlined);
export const ViewIcon = /* @__PURE__ */ decorative(EyeOutlined);
