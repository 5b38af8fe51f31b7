import { createAnswers } from './answers';
import { openBridge } from './bridge';
import { cleanCopies } from './copies';
import { alive, ask } from './door';
import { buttons } from './marks';

const answers = createAnswers((asking, texts) => ask('button', { asking, texts }));

// A tab may get the script a second time; one that an update has cut off counts no more.
if (!buttons.isHere()) {
  buttons.set(alive);
  const bridge = openBridge(answers, () => written());
  const written = cleanCopies(answers, { ...bridge, way: 'site' });
}
