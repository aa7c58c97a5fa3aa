export default class Counts {}
