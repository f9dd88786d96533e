/** Every answer of the API is one of these two. */
export interface Success<Data> {
  success: true;
  message: string;
  data: Data;
}

export interface FieldError {
  /** Dotted path of the field, or '' for the whole body. */
  field: string;
  message: string;
}

export interface Refusal {
  success: false;
  message: string;
  /** `owner/what-is-wrong`, from the catalogue. */
  code: string;
  requestId: string;
  errors?: FieldError[];
}
