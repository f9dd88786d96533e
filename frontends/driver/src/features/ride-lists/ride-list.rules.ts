/** Only the filter's other value stands in the address; REJECTED is the list itself. */
export const endingOfAddress = (parameters: URLSearchParams): 'REJECTED' | 'CANCELLED' =>
  parameters.get('status') === 'CANCELLED' ? 'CANCELLED' : 'REJECTED';
