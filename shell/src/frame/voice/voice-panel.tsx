import { Button, CloseIcon, showToast, useLocation, useNavigate, VoiceIcon } from '@dwang/kit';
import { useEar } from './use-ear';
import { useVoice } from './use-voice';
import { hideVoice } from './voice-state';
import './voice.css';

const NOT_A_TOOL = {
  title: 'Command Not Recognized',
  description: 'Try saying: measure, level, angle, calculator, camera, or sound',
};

/** One phrase that names a tool, by the specification's keywords. */
function ToolButton() {
  const navigate = useNavigate();
  const hear = async (phrase: string) => {
    const { toolByKeyword } = await import('@dwang/domain/voice');
    const tool = toolByKeyword(phrase);
    if (tool) void navigate(`/tools?tool=${tool}`);
    else showToast({ tone: 'warning', ...NOT_A_TOOL });
  };
  const { isListening, begin, end } = useEar((phrase) => void hear(phrase), true);
  return (
    <Button aria-pressed={isListening} onClick={isListening ? end : begin}>
      {isListening ? 'Listening...' : 'Say a tool'}
    </Button>
  );
}

const HideButton = () => (
  <Button type="text" className="shell-voice-hide" icon={<CloseIcon />} aria-label="Hide voice" onClick={hideVoice} />
);

/** The voice bar: what is heard, and the button that begins and ends it. */
export default function VoicePanel() {
  const { isSupported, isListening, transcript, toggle } = useVoice();
  const { pathname } = useLocation();
  if (!isSupported) {
    return (
      <aside className="shell-voice" aria-label="Voice">
        <p className="shell-voice-heard">Your browser does not support speech recognition.</p>
        <HideButton />
      </aside>
    );
  }
  return (
    <aside className="shell-voice" aria-label="Voice">
      <p className="shell-voice-heard" aria-live="polite">
        {transcript || (isListening ? 'Listening...' : 'Press the button, then speak.')}
      </p>
      <div className="shell-voice-buttons">
        {pathname === '/' && !isListening && <ToolButton />}
        <Button type={isListening ? 'default' : 'primary'} icon={<VoiceIcon />} aria-pressed={isListening} onClick={toggle}>
          {isListening ? 'Stop Listening' : 'Voice Commands'}
        </Button>
      </div>
      <HideButton />
    </aside>
  );
}
