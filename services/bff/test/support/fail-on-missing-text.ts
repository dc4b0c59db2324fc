import { missingText } from '../../src/common/messages/missing-text.js';

missingText.report = (problem) => {
  throw new Error(problem);
};
