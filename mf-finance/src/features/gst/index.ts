export { GstScreen } from './gst-screen';
