export { type StoredDraft, storedDraft, storedTexts, useStoredTexts } from './stored-draft';
export { useContractForm } from './use-contract-form';
