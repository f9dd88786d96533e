export { type KeptDraft, keptDraft, keptTexts, useKeptTexts } from './kept-draft';
export { useContractForm } from './use-contract-form';
