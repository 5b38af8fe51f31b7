import { t } from './i18n';
import type { Failure } from './messages';

/** Why something asked of another part of the extension was not done. */
export type FailureCode =
  | 'not-allowed'
  | 'bad-request'
  | 'internal'
  | 'no-answer'
  | 'context-invalidated'
  | 'public-suffix'
  | 'newer-schema'
  | 'storage-refused'
  | 'storage-unreadable';

/** A failure with the sentence that a person reads. @param detail what exactly went wrong, where it helps */
export function failure(code: FailureCode, detail = ''): Failure {
  return { failed: { code, text: sentence(code, detail) } };
}

export function isFailure(reply: unknown): reply is Failure {
  return typeof reply === 'object' && reply !== null && 'failed' in reply;
}

function sentence(code: FailureCode, detail: string): string {
  try {
    return textOf(code, detail);
  } catch {
    // An extension that was updated or removed under its content script takes its texts with it.
    return 'Plainlink was updated or removed. Reload this page to use it here again.';
  }
}

function textOf(code: FailureCode, detail: string): string {
  switch (code) {
    case 'not-allowed':
      return t('failed_not_allowed');
    case 'bad-request':
      return t('failed_bad_request', { detail });
    case 'internal':
      return t('failed_internal', { detail });
    case 'no-answer':
      return t('failed_no_answer');
    case 'context-invalidated':
      return t('failed_context_invalidated');
    case 'public-suffix':
      return t('failed_public_suffix', { suffix: detail });
    case 'newer-schema':
      return t('failed_newer_schema');
    case 'storage-refused':
      return t('failed_storage_refused', { detail });
    case 'storage-unreadable':
      return t('failed_storage_unreadable');
  }
}
