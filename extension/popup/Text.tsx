import { TextBox } from '../ui/text/TextBox';
import { droppedText } from './state';

/** The tab for a text from anywhere. */
export function Text() {
  const { text, turn } = droppedText.value;
  return <TextBox key={turn} start={text} />;
}
