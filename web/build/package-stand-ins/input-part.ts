/** Replaces Arco's Input.Search, Input.TextArea and Input.Password. Nothing here renders them. */
export default function InputPart(): never {
  throw new Error('No field here is made of this part of Input.');
}
