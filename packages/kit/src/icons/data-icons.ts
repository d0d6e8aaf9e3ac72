/** Icons of lists and details. */
export {
  CalendarOutlined as CalendarIcon,
  CameraOutlined as CameraIcon,
  CopyOutlined as CopyIcon,
  DownloadOutlined as DownloadIcon,
  ExportOutlined as ExportIcon,
  EyeOutlined as ViewIcon,
  LockOutlined as LockIcon,
  MailOutlined as MailIcon,
  PhoneOutlined as PhoneIcon,
  PrinterOutlined as PrintIcon,
  SendOutlined as SendIcon,
  SortAscendingOutlined as SortIcon,
  TeamOutlined as ClientsIcon,
  UploadOutlined as UploadIcon,
} from '@ant-design/icons';
