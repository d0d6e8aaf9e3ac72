import { GstScreen } from '../features/gst';

/** /gst. */
export default function GstRoute() {
  return <GstScreen />;
}
